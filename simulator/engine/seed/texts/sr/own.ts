import type { OwnTexts } from '../own-texts.ts';
import { srContent } from './content.ts';
import { srPeople } from './people.ts';

export const srOwn: OwnTexts = { content: srContent, people: srPeople };
