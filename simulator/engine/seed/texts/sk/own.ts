import type { OwnTexts } from '../own-texts.ts';
import { skContent } from './content.ts';
import { skPeople } from './people.ts';

export const skOwn: OwnTexts = { content: skContent, people: skPeople };
