/*
 * A board is two keys: the sorted set that is read, and a hash from each learner to their member of it, which also says
 * in which run of the server it was built (`built`). A draft of it has keys of its own until it is finished: the set, the
 * hash, and who was taken out meanwhile.
 */

/** Ends a script if the board is missing: never built, built in another run of the server, or incomplete. */
const UNLESS_THERE = `
  if redis.call('HGET', KEYS[2], 'built') ~= ARGV[1] then return false end
  if redis.call('ZCARD', KEYS[1]) + 1 ~= redis.call('HLEN', KEYS[2]) then return false end`;

/** KEYS board, members. ARGV run, limit. */
export const BEST = `${UNLESS_THERE}
  return redis.call('ZRANGE', KEYS[1], 0, ARGV[2] - 1, 'WITHSCORES')`;

/** KEYS board, members. ARGV run, userId. */
export const OWN = `${UNLESS_THERE}
  local member = redis.call('HGET', KEYS[2], ARGV[2])
  if not member then return {} end
  return { redis.call('ZRANK', KEYS[1], member), redis.call('ZSCORE', KEYS[1], member) }`;

/**
 * Writes a learner to all existing boards and drafts.
 * KEYS claim, then of each ranking: board, members, building. ARGV run, claim, userId,
 * milliseconds that drafts are kept, then of each: member, score.
 */
export const PUT = `
  if redis.call('GET', KEYS[1]) ~= ARGV[2] then return 0 end
  local userId = ARGV[3]
  local function put(board, members, member, score)
    local before = redis.call('HGET', members, userId)
    if before then
      redis.call('ZREM', board, before)
      redis.call('HDEL', members, userId)
    end
    if member ~= '' then
      redis.call('HSET', members, userId, member)
      redis.call('ZADD', board, score, member)
      -- an empty set is no key: the first entry would make one that never expires
      local left = redis.call('PTTL', members)
      if left > 0 then redis.call('PEXPIRE', board, left) end
    end
  end
  for index = 1, (#KEYS - 1) / 3 do
    local board, members, building = KEYS[3 * index - 1], KEYS[3 * index], KEYS[3 * index + 1]
    local member, score = ARGV[2 * index + 3], ARGV[2 * index + 4]
    if redis.call('HGET', members, 'built') == ARGV[1] then
      put(board, members, member, score)
    else
      redis.call('UNLINK', board, members)
    end
    local draft = redis.call('GET', building)
    if draft then
      local name = board .. ':' .. draft
      put(name, name .. ':members', member, score)
      redis.call('SADD', name .. ':seen', userId)
      for _, key in ipairs({ name, name .. ':members', name .. ':seen' }) do
        redis.call('PEXPIRE', key, ARGV[4])
      end
    end
  end
  redis.call('DEL', KEYS[1])
  return 1`;

/** KEYS building. ARGV draft, milliseconds. */
export const BEGIN = `
  if redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) then return 1 end
  return 0`;

/** KEYS board, building. ARGV draft, milliseconds, then of each standing: userId, member, score. */
export const ADD = `
  if redis.call('GET', KEYS[2]) ~= ARGV[1] then return 0 end
  local name = KEYS[1] .. ':' .. ARGV[1]
  for index = 3, #ARGV, 3 do
    if redis.call('SISMEMBER', name .. ':seen', ARGV[index]) == 0
      and redis.call('HSETNX', name .. ':members', ARGV[index], ARGV[index + 1]) == 1 then
      redis.call('ZADD', name, ARGV[index + 2], ARGV[index + 1])
    end
  end
  for _, key in ipairs({ KEYS[2], name, name .. ':members', name .. ':seen' }) do
    redis.call('PEXPIRE', key, ARGV[2])
  end
  return 1`;

/** KEYS board, members, building. ARGV draft, run, seconds that the board is kept (0: for ever). */
export const FINISH = `
  if redis.call('GET', KEYS[3]) ~= ARGV[1] then return 0 end
  local name = KEYS[1] .. ':' .. ARGV[1]
  redis.call('HSET', name .. ':members', 'built', ARGV[2])
  redis.call('UNLINK', KEYS[1], KEYS[2], KEYS[3], name .. ':seen')
  redis.call('RENAME', name .. ':members', KEYS[2])
  if redis.call('EXISTS', name) == 1 then redis.call('RENAME', name, KEYS[1]) end
  for _, key in ipairs({ KEYS[1], KEYS[2] }) do
    if ARGV[3] == '0' then redis.call('PERSIST', key) else redis.call('EXPIRE', key, ARGV[3]) end
  end
  return 1`;
