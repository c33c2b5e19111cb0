import type { OwnTexts } from '../own-texts.ts';
import { bgContent } from './content.ts';
import { bgPeople } from './people.ts';

export const bgOwn: OwnTexts = { content: bgContent, people: bgPeople };
