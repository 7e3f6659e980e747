import { fsyncSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

interface EmscriptenModule {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd?: number }) => number } }
}

/** PGlite's file system never syncs: a power cut would lose commits that were acknowledged. */
export class DurableFiles extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const ready = await super.init(...args)
    ready.emscriptenOpts.preRun ??= []
    ready.emscriptenOpts.preRun.push((module: unknown) => {
      const operations = (module as EmscriptenModule).NODEFS.stream_ops
      operations.fsync = (stream) => {
        if (stream.nfd !== undefined) fsyncSync(stream.nfd)
        return 0
      }
    })
    return ready
  }
}

const memory = ['-c', 'shared_buffers=16MB']

export const durableStart = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  ...memory,
]

export const fastStart = [...PGlite.defaultStartParams, ...memory]
