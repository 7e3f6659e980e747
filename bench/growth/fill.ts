// Invented people by the ten thousand, straight into the tables: each with a session, an import, a magazine of ten
// articles, posts with their vectors, a survey answered, features and check-ins, a shared article and a conversation.
import type { Client } from 'pg'

const POSTS_EACH = 100
const ARTICLES_EACH = 10
const TOPICS = 300
/** What a post weighs with its vector shows in every twentieth person's; more would only fill the disk. */
const VECTORS_OF = 20
const VECTOR_BYTES = 384
const FIRST = 1_000_000

export async function fill(client: Client, people: number): Promise<number> {
  const each = (columns: string, more = '') =>
    `select ${columns} from generate_series(${FIRST}, ${FIRST + people - 1}) as p${more}`
  const times = (count: number) => `, generate_series(0, ${count - 1}) as n`
  const day = `now() - make_interval(days => (p % 700)::int)`
  const steps = [
    `insert into users (id, first_name, email, email_validated_at, created_at)
       ${each(`p, 'Person', case when p % 3 = 0 then null else 'p' || p || '@example.org' end, case when p % 3 = 0 then null else ${day} end, ${day}`)}`,
    `insert into sessions (user_id, token_hash, created_at, used_at, expires_at)
       ${each(`p, md5('s' || p), ${day}, now() - interval '1 day', now() + interval '60 days'`)}`,
    `insert into imports (id, user_id, status, post_count, created_at, updated_at)
       ${each(`p, p, 'finished', ${POSTS_EACH}, ${day}, ${day}`)}`,
    `insert into magazines (id, user_id, import_id, created_at) ${each(`p, p, p, ${day}`)}`,
    `insert into posts (user_id, identity, posted_at, text, title, people, links, context, kind)
       ${each(`p, md5(p || '.' || n), now() - make_interval(days => (n * 50)::int), 'Post ' || n || ' of ' || p || ': walked to the harbour, and the ferry was late again.', '', '[]', '[]', '[]', 'status'`, times(POSTS_EACH))}`,
    `insert into post_vectors (user_id, post_id, model, vector)
       select user_id, id, 'm', decode(repeat(md5(id::text), ${VECTOR_BYTES / 16}), 'hex')
       from posts where user_id >= ${FIRST} and user_id % ${VECTORS_OF} = 0`,
    `insert into articles (user_id, magazine_id, topic_id, title, body, told, created_at)
       ${each(`p, p, 1 + n, 'Article ' || n, repeat('<p>Walked to the harbour.</p>', 40), '[]', ${day}`, times(ARTICLES_EACH))}`,
    `insert into generations (user_id, topic_id, magazine_id, import_id, status, article_id, created_at)
       select a.user_id, a.topic_id, a.magazine_id, a.magazine_id, 'finished', a.id, a.created_at from articles a where a.user_id >= ${FIRST}`,
    `insert into analyses (user_id, fingerprint, data) ${each(`p, 'x', '{}'`)}`,
    `insert into shares (user_id, article_id, hash, discoverable, view_count, created_at)
       select user_id, min(id), md5('h' || user_id), user_id % 5 = 0, (user_id % 97)::int, now() from articles where user_id >= ${FIRST} group by user_id`,
    `insert into conversations (user_id, article_id, created_at)
       select user_id, min(id), now() from articles where user_id >= ${FIRST} group by user_id`,
    `insert into chat_messages (user_id, conversation_id, role, content, status)
       select c.user_id, c.id, case when n % 2 = 0 then 'user' else 'assistant' end, 'What became of the ferry?', 'complete'
       from conversations c, generate_series(0, 5) as n where c.user_id >= ${FIRST}`,
    `insert into features (user_id, title) ${each(`p, 'Running ' || n`, times(3))}`,
    `insert into checkins (user_id, body, applies_to) ${each(`p, 'Ran to the harbour.', current_date - n`, times(20))}`,
    `insert into model_calls (user_id, provider, model, purpose, input_tokens, output_tokens, ms, created_at)
       ${each(`p, 'anthropic', 'm', 'article', 100, 100, 900, now() - make_interval(days => n * 20)`, times(4))}`,
    `insert into rate_counters (key, count, expires_at) ${each(`md5('r' || p), 1, now() + interval '1 hour'`)}`,
    `insert into reminders (code, email, first_name, due_at, created_at)
       ${each(`md5('c' || p), 'p' || p || '@example.org', 'P', now() + interval '3 days', now()`)}`,
    `insert into topics (creator_id, name, description, status)
       select p, 'Topic of ' || p, 'About the harbour.', case when p % 3 = 0 then 'draft' else 'published' end
       from generate_series(${FIRST}, ${FIRST + TOPICS - 1}) as p`,
    `insert into topic_uses (topic_id, day, uses)
       select t.id, current_date - n, 5 from topics t, generate_series(0, 700) as n on conflict do nothing`,
    'analyze',
  ]
  for (const step of steps) await client.query(step)
  return people * POSTS_EACH
}
