/**
 * `npm run proof:forms [-- AMOUNT SEED]`: changes the form of signed PDFs but not their meaning,
 * and draws them with MuPDF, pdfium, pdf.js and poppler. Fails when a file that viewers show in two
 * ways passes.
 */
import { allSamples } from './samples.ts';
import { tryForms } from './try-forms.ts';
import { viewers } from './viewers.ts';

const amount = Number(process.argv[2] ?? 5_200);
const seed = Number(process.argv[3] ?? 20_261_125);

const samples = await allSamples();
const { tries, drawn, differ, passed, wrong } = await tryForms(samples, amount, seed, 20);
console.log(`drawn with ${viewers.map(({ name }) => name).join(', ')}, seed ${seed}`);
console.log(`${tries} changes of form in ${samples.length} files`);
console.log(`${drawn} drawn: all ${passed} that pass, and one in twenty of the others`);
console.log(`${differ} of these are shown in two ways, ${wrong.length} of them passed`);
for (const one of wrong) console.error(`✗ ${one}`);
process.exit(wrong.length === 0 ? 0 : 1);
