// Invented people by the thousand, straight into the tables: each with a session, an import, a magazine of ten
// articles, posts, a survey answered, features and check-ins, a shared article and a conversation.
const ARTICLES_EACH = 10
/** What a post weighs with its vector shows in every twentieth person's; more would only fill the disk. */
const VECTORS_OF = 20
const VECTOR_BYTES = 384
const FIRST = 1_000_000

interface Options {
  people: number
  postsEach: number
  /** By so many of them, in all. */
  topics?: number
  /** How many there are already. */
  after?: number
}

/** The tables that grow with people, with how many rows each of them brings here. */
export const ROWS_EACH = {
  users: 1,
  sessions: 1,
  mail_tokens: 2 / 3,
  imports: 1,
  magazines: 1,
  articles: ARTICLES_EACH,
  generations: ARTICLES_EACH,
  article_steps: 2,
  analyses: 1,
  shares: 1,
  share_views: 1,
  conversations: 1,
  chat_messages: 6,
  features: 3,
  checkins: 20,
  survey_answers: 3,
  model_calls: 4,
  reminders: 1,
  weekly_letters: 1 / 3,
  rate_counters: 1,
}

export async function addManyPeople(
  run: (statement: string) => Promise<unknown>,
  { people, postsEach, topics = 300, after = 0 }: Options,
): Promise<void> {
  const first = FIRST + after
  const last = first + people - 1
  const each = (columns: string, more = '') =>
    `select ${columns} from generate_series(${first}, ${last}) as p${more}`
  const times = (count: number) => `, generate_series(0, ${count - 1}) as n`
  const theirs = `user_id between ${first} and ${last}`
  const day = `now() - make_interval(days => (p % 700)::int)`
  const steps = [
    `insert into users (id, first_name, email, email_validated_at, created_at)
       ${each(`p, 'Person', case when p % 3 = 0 then null else 'p' || p || '@example.org' end, case when p % 3 = 0 then null else ${day} end, case when p % 3 = 0 then now() - make_interval(days => (p % 20)::int) else ${day} end`)}`,
    `insert into sessions (user_id, token_hash, created_at, used_at, expires_at)
       ${each(`p, md5('s' || p), ${day}, now() - interval '1 day', now() + interval '60 days'`)}`,
    `insert into mail_tokens (user_id, purpose, email, token_hash, created_at, expires_at)
       ${each(`p, 'confirm_email', 'p' || p || '@example.org', md5('m' || p), now() - make_interval(days => (p % 50)::int), now()`)} where p % 3 <> 0`,
    `insert into imports (id, user_id, status, post_count, total_count, reminder_code, created_at, updated_at)
       ${each(`p, p, 'finished', ${postsEach}, ${postsEach}, case when p % 4 = 0 then md5('u' || p) end, ${day}, ${day}`)}`,
    `insert into magazines (id, user_id, import_id, created_at) ${each(`p, p, p, ${day}`)}`,
    `insert into posts (user_id, identity, posted_at, text, title, people, links, context, kind)
       ${each(`p, md5(p || '.' || n), now() - make_interval(days => (n * 50)::int), 'Post ' || n || ' of ' || p || ': walked to the harbour, and the ferry was late again.', '', '[]', '[]', '[]', 'status'`, times(postsEach))}`,
    `insert into post_vectors (user_id, post_id, model, vector)
       select user_id, id, 'm', decode(repeat(md5(id::text), ${VECTOR_BYTES / 16}), 'hex')
       from posts where ${theirs} and user_id % ${VECTORS_OF} = 0`,
    `insert into articles (user_id, magazine_id, topic_id, title, body, told, created_at)
       ${each(`p, p, 1 + n, 'Article ' || n, repeat('<p>Walked to the harbour.</p>', 40), '[]', ${day}`, times(ARTICLES_EACH))}`,
    `insert into generations (user_id, topic_id, magazine_id, import_id, status, article_id, created_at)
       select a.user_id, a.topic_id, a.magazine_id, a.magazine_id, 'finished', a.id, a.created_at from articles a where ${theirs}`,
    `insert into article_steps (user_id, article_id, step_index, prompt, answer, model, ms, input_tokens, output_tokens)
       select user_id, min(id), n, repeat('Walked to the harbour. ', 80), 'Notes.', 'm', 900, 100, 100
       from articles, generate_series(0, 1) as n where ${theirs} group by user_id, n`,
    `insert into analyses (user_id, fingerprint, data) ${each(`p, 'x', '{}'`)}`,
    `insert into shares (user_id, article_id, hash, discoverable, view_count, created_at)
       select user_id, min(id), md5('h' || user_id), user_id % 5 = 0, (user_id % 97)::int, now() from articles where ${theirs} group by user_id`,
    `insert into share_views (share_id, day, viewer)
       select id, current_date, md5('v' || id) from shares where ${theirs}`,
    `insert into conversations (user_id, article_id, created_at)
       select user_id, min(id), now() from articles where ${theirs} group by user_id`,
    `insert into chat_messages (user_id, conversation_id, role, content, status)
       select c.user_id, c.id, case when n % 2 = 0 then 'user' else 'assistant' end, 'What became of the ferry?', 'complete'
       from conversations c, generate_series(0, 5) as n where c.user_id between ${first} and ${last}`,
    `insert into features (user_id, title) ${each(`p, 'Running ' || n`, times(3))}`,
    `insert into checkins (user_id, body, applies_to) ${each(`p, 'Ran to the harbour.', current_date - n`, times(20))}`,
    `insert into survey_answers (user_id, question_id, survey_id, response_json)
       select p, q.id, q.survey_id, '{"text": "Always."}'
       from generate_series(${first}, ${last}) as p, (select id, survey_id from survey_questions order by id limit 3) q`,
    `insert into model_calls (user_id, provider, model, purpose, input_tokens, output_tokens, ms, created_at)
       ${each(`p, 'anthropic', 'm', 'article', 100, 100, 900, now() - make_interval(days => n * 20)`, times(4))}`,
    `insert into rate_counters (key, count, expires_at) ${each(`md5('r' || p), 1, now() + interval '1 hour'`)}`,
    `insert into reminders (code, email, first_name, due_at, created_at)
       ${each(`md5('c' || p), 'p' || p || '@example.org', 'P', now() + case when p % 1000 = 0 then interval '-1 minute' else interval '3 days' end, now()`)}`,
    `insert into weekly_letters (user_id, code, sent_for)
       ${each(`p, md5('w' || p), date_trunc('week', now())::date`)} where p % 3 = 1`,
    `insert into topics (creator_id, name, description, status)
       select p, 'Topic of ' || p, 'About the harbour.', case when p % 3 = 0 then 'draft' else 'published' end
       from generate_series(${first}, ${last}, ${Math.max(1, Math.floor(people / topics))}) as p where ${after} = 0`,
    `insert into topic_uses (topic_id, day, uses)
       select t.id, current_date - n, 5 from topics t, generate_series(0, 700) as n on conflict do nothing`,
    'analyze',
  ]
  for (const step of steps) await run(step)
}
