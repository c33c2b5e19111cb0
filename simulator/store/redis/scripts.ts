/**
 * Scripts that run atomically in the shared store. Keys after the prefix:
 *
 * - `process:ID` address of a process, until its lease expires
 * - `owner:WORLD` owner of a world as `PROCESS/CLAIM`, with a unique claim
 * - `worlds` tenants of all worlds by id
 * - `world:WORLD` all texts of one world
 * - `file:HASH`, `uses:HASH` a file and its uses
 * - `scenario:HASH` a scenario
 */

/**
 * `prefix, process, address, milliseconds` → 1 if other processes could still see the process, else
 * 0.
 */
export const beatScript = `
local key = ARGV[1] .. 'process:' .. ARGV[2]
local seen = redis.call('EXISTS', key)
redis.call('SET', key, ARGV[3], 'PX', ARGV[4])
return seen`;

/**
 * `prefix, process, world, '1' to claim one that does not exist` →
 * `here, claim` | `there, address, tenant` | `nowhere`
 */
export const findScript = `
local p, me, id = ARGV[1], ARGV[2], ARGV[3]
local owner = redis.call('GET', p .. 'owner:' .. id)
if owner then
  local who = string.sub(owner, 1, string.find(owner, '/', 1, true) - 1)
  if who == me then return { 'here', owner } end
  local address = redis.call('GET', p .. 'process:' .. who)
  if address then return { 'there', address, redis.call('HGET', p .. 'worlds', id) or '' } end
end
if ARGV[4] ~= '1' and redis.call('HEXISTS', p .. 'worlds', id) == 0 then return { 'nowhere' } end
local claim = me .. '/' .. redis.call('INCR', p .. 'claims')
redis.call('SET', p .. 'owner:' .. id, claim)
return { 'here', claim }`;

/**
 * `prefix, number of worlds, (world, claim, '1' for a new world)…, (operation, a, b, c)…` → ids of
 * worlds that another process has taken. Nothing is written then.
 */
export const writeScript = `
local p, at = ARGV[1], 3
local lost, fresh = {}, {}
for _ = 1, tonumber(ARGV[2]) do
  local id, claim = ARGV[at], ARGV[at + 1]
  local owner = redis.call('GET', p .. 'owner:' .. id)
  if not owner and ARGV[at + 2] == '1' then fresh[id] = claim
  elseif owner ~= claim then lost[#lost + 1] = id end
  at = at + 3
end
if #lost > 0 then return lost end
for id, claim in pairs(fresh) do redis.call('SET', p .. 'owner:' .. id, claim) end
local unused = {}
while ARGV[at] do
  local what, a, b, c = ARGV[at], ARGV[at + 1], ARGV[at + 2], ARGV[at + 3]
  if what == 'put' then redis.call('HSET', p .. 'world:' .. a, b, c)
  elseif what == 'remove' then redis.call('HDEL', p .. 'world:' .. a, b)
  elseif what == 'begin' then redis.call('HSET', p .. 'worlds', a, b)
  elseif what == 'end' then redis.call('HDEL', p .. 'worlds', a); redis.call('DEL', p .. 'owner:' .. a)
  elseif what == 'set' then redis.call('SET', p .. a, b)
  elseif what == 'use' then redis.call('SADD', p .. 'uses:' .. a, b)
  elseif what == 'leave' then redis.call('SREM', p .. 'uses:' .. a, b)
  elseif what == 'file' then redis.call('SET', p .. 'file:' .. a, b)
  elseif what == 'unused' then unused[#unused + 1] = a end
  at = at + 4
end
for _, hash in ipairs(unused) do
  if redis.call('EXISTS', p .. 'uses:' .. hash) == 0 then redis.call('DEL', p .. 'file:' .. hash) end
end
return {}`;

/** `prefix, (world, claim)…` → ids of worlds that no longer have this claim. */
export const lostScript = `
local lost = {}
for at = 2, #ARGV, 2 do
  if redis.call('GET', ARGV[1] .. 'owner:' .. ARGV[at]) ~= ARGV[at + 1] then
    lost[#lost + 1] = ARGV[at]
  end
end
return lost`;

/** `prefix, process, (world, claim)…`: ends the process and releases its worlds. */
export const releaseScript = `
for at = 3, #ARGV, 2 do
  local key = ARGV[1] .. 'owner:' .. ARGV[at]
  if redis.call('GET', key) == ARGV[at + 1] then redis.call('DEL', key) end
end
redis.call('DEL', ARGV[1] .. 'process:' .. ARGV[2])
return 0`;

/**
 * `prefix` → ids of all worlds with the addresses of their owners, empty if a world has none: `id,
 * address…`.
 */
export const worldsScript = `
local p, found = ARGV[1], {}
for _, id in ipairs(redis.call('HKEYS', p .. 'worlds')) do
  local owner = redis.call('GET', p .. 'owner:' .. id)
  local who = owner and string.sub(owner, 1, string.find(owner, '/', 1, true) - 1)
  found[#found + 1] = id
  found[#found + 1] = who and redis.call('GET', p .. 'process:' .. who) or ''
end
return found`;
