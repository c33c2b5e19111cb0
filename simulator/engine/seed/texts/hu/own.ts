import type { OwnTexts } from '../own-texts.ts';
import { huContent } from './content.ts';
import { huPeople } from './people.ts';

export const huOwn: OwnTexts = { content: huContent, people: huPeople };
