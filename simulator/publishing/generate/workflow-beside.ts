import { clockRules } from '@dokubox/spec/clock-rules.ts';
import { defaultParticipants } from '@dokubox/spec/workflow/default-participants.ts';
import { blockedFunctions } from '@dokubox/spec/workflow/workflow-json.ts';
import { code, table } from './markdown.ts';

/** A span of time in its largest whole unit. */
function duration(ms: number): string {
  if (ms % 3_600_000 === 0) return `${ms / 3_600_000} h`;
  return ms % 60_000 === 0 ? `${ms / 60_000} min` : `${ms / 1000} s`;
}

/** The starting side of a new document, the effect of blocked functions, and scheduled changes. */
export function besidePart(): string[] {
  return [
    '## Default participants',
    'The participants of a document when its box is started or the document is added. They are a proposal, which the configuration may change. The signing data follows the participants (A-185).',
    table(
      ['Role', 'Where', 'Who', 'Origin'],
      defaultParticipants.map(({ role, when, unless, says, origin }) => [
        code(role),
        when ? code(when) : unless ? `not ${code(unless)}` : 'always',
        says,
        origin,
      ]),
    ),
    '## Blocked functions',
    'While a function is blocked (`currentPortalStatuses`, A-056), its calls and triggers answer 307 `PORTAL_BLOCKED`. ALL blocks all three. Calls that need no complete session are never blocked (A-292).',
    table(
      ['Function', 'Calls', 'Triggers of a submit'],
      Object.entries(blockedFunctions()).map(([name, { calls, triggers }]) => [
        code(name),
        name === 'DDE' ? 'every other call of a complete session' : calls.map(code).join(' '),
        triggers.map(code).join(' '),
      ]),
    ),
    '## By the clock',
    table(
      ['After', 'Counted from', 'What happens', 'Origin'],
      Object.values(clockRules).map(({ afterMs, countsFrom, does, origin }) => [
        duration(afterMs),
        countsFrom,
        does,
        origin,
      ]),
    ),
  ];
}
