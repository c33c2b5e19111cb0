import type { Tag } from '@dokubox/spec/operations/types.ts';

/** Sections of the document, in reading order. */
export const tagDescriptions: Readonly<Record<Tag, string>> = {
  authorization: 'Signing in, tokens, the opened window and passwords.',
  users: 'People and clients: look-ups, signature settings, user management, their own archive.',
  boxes: 'Dokuboxes: finding, opening, locking, naming and ending them.',
  creation: 'Starting a dokubox and setting it up.',
  dokus: 'Documents of a dokubox: submitting actions, downloading, validating signatures.',
  uploads: 'Checks of a file before it is submitted. Nothing is stored.',
  signing: 'The way to the signing services and back.',
  messages: 'The conversation about a document.',
  portal: 'What the portal itself needs: configuration, statuses, texts, logs.',
  simulation:
    'The simulator’s own control API: scenarios, worlds and their clocks, faults and journals. ' +
    'A server that is no simulator has none of these.',
};
