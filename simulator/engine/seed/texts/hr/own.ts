import type { OwnTexts } from '../own-texts.ts';
import { hrContent } from './content.ts';
import { hrPeople } from './people.ts';

export const hrOwn: OwnTexts = { content: hrContent, people: hrPeople };
