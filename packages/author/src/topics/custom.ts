import type { CustomTopic } from '../model.ts'
import type { Desk } from '../writing/desk.ts'
import type { Draft, TopicRequest } from './topic.ts'

export function writeCustom(_desk: Desk, topic: CustomTopic, _request: TopicRequest): Draft {
  return { title: topic.name, standfirst: [], description: [] }
}
