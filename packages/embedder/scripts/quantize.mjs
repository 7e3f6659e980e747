// Rebuilds model/gte-small-int8.onnx from the original weights; README.md beside the model says where they come from.
//   npm install --no-save onnx-proto@8.0.1
//   node packages/embedder/scripts/quantize.mjs model.onnx packages/embedder/model/gte-small-int8.onnx
//
// Matrix products with constant weights become integer products: weights per column, activations as they come.
// The word table becomes signed bytes with one scale.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const { onnx } = createRequire(join(process.cwd(), 'package.json'))('onnx-proto')
const [source, target] = process.argv.slice(2)
if (!source || !target) throw new Error('Say which model and where to: quantize.mjs FROM TO')

const FLOAT = 1
const INT8 = 3
/** Seven bits instead of eight: on AVX2 the sum of two eight-bit products would overflow and be cut. */
const WEIGHT_RANGE = 63
const TABLE_RANGE = 127
const TABLE_LEAST_ROWS = 10_000

const model = onnx.ModelProto.decode(readFileSync(source))
const { graph } = model
const constants = new Map(graph.initializer.map((tensor) => [tensor.name, tensor]))
const dims = (tensor) => tensor.dims.map(Number)
const made = []
const replaced = new Set()

const floats = ({ rawData }) => new Float32Array(Uint8Array.from(rawData).buffer)
const bytes = (array) => Buffer.from(array.buffer)
const constant = (name, shape, dataType, rawData) =>
  made.push(onnx.TensorProto.create({ name, dims: shape, dataType, rawData }))
const node = (opType, input, output, attribute = []) =>
  onnx.NodeProto.create({ opType, name: `${output[0]}_${opType}`, input, output, attribute })
const isMatrix = (tensor) => tensor?.dataType === FLOAT && tensor.dims.length === 2

function quantizeColumns(weights, rows, columns) {
  const quantized = new Int8Array(rows * columns)
  const scales = new Float32Array(columns)
  for (let column = 0; column < columns; column += 1) {
    let largest = 1e-8
    for (let row = 0; row < rows; row += 1)
      largest = Math.max(largest, Math.abs(weights[row * columns + column]))
    scales[column] = largest / WEIGHT_RANGE
    for (let row = 0; row < rows; row += 1)
      quantized[row * columns + column] = Math.round(weights[row * columns + column] / scales[column])
  }
  return { quantized, scales }
}

const quantizedInputs = new Map()
function integerProduct({ input: [activation, weight], output: [output] }) {
  const nodes = []
  const tensor = constants.get(weight)
  const [rows, columns] = dims(tensor)
  const { quantized, scales } = quantizeColumns(floats(tensor), rows, columns)
  constant(`${weight}_q`, [rows, columns], INT8, bytes(quantized))
  constant(`${weight}_s`, [columns], FLOAT, bytes(scales))
  constant(`${weight}_z`, [columns], INT8, Buffer.alloc(columns))
  replaced.add(weight)
  if (!quantizedInputs.has(activation)) {
    quantizedInputs.set(activation, `${activation}_dyn`)
    const name = `${activation}_dyn`
    nodes.push(node('DynamicQuantizeLinear', [activation], [`${name}_q`, `${name}_s`, `${name}_z`]))
  }
  const name = quantizedInputs.get(activation)
  nodes.push(
    node('MatMulInteger', [`${name}_q`, `${weight}_q`, `${name}_z`, `${weight}_z`], [`${output}_i`]),
    node(
      'Cast',
      [`${output}_i`],
      [`${output}_f`],
      [onnx.AttributeProto.create({ name: 'to', type: 2, i: FLOAT })],
    ),
    node('Mul', [`${name}_s`, `${weight}_s`], [`${output}_scale`]),
    node('Mul', [`${output}_f`, `${output}_scale`], [output]),
  )
  return nodes
}

function byteTable({ input: [table, indices], output: [output], attribute }) {
  const tensor = constants.get(table)
  const values = floats(tensor)
  let largest = 0
  for (const value of values) largest = Math.max(largest, Math.abs(value))
  const scale = largest / TABLE_RANGE
  constant(
    `${table}_q`,
    dims(tensor),
    INT8,
    bytes(Int8Array.from(values, (value) => Math.round(value / scale))),
  )
  constant(`${table}_s`, [], FLOAT, bytes(new Float32Array([scale])))
  constant(`${table}_z`, [], INT8, Buffer.alloc(1))
  replaced.add(table)
  return [
    node('Gather', [`${table}_q`, indices], [`${output}_q`], attribute),
    node('DequantizeLinear', [`${output}_q`, `${table}_s`, `${table}_z`], [output]),
  ]
}

graph.node = graph.node.flatMap((original) => {
  const [first, second] = original.input
  if (original.opType === 'MatMul' && isMatrix(constants.get(second))) return integerProduct(original)
  const table = constants.get(first)
  if (original.opType === 'Gather' && isMatrix(table) && dims(table)[0] >= TABLE_LEAST_ROWS)
    return byteTable(original)
  return [original]
})
graph.initializer = [...graph.initializer.filter(({ name }) => !replaced.has(name)), ...made]
writeFileSync(target, onnx.ModelProto.encode(model).finish())
console.log(`${replaced.size} tensors quantized, ${(readFileSync(target).length / 1e6).toFixed(1)} MB`)
