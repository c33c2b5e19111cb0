/**
 * Style rules of the simulator's plain pages, which need no script. Colours use the theme's names.
 */
export const pageStyle = `
*, ::before, ::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { background: var(--dk-page); color: var(--dk-text); font: 1rem/1.5 "Source Sans 3 Variable", system-ui, sans-serif; margin: 0; overflow-wrap: break-word; }
h1, h2, h3 { letter-spacing: -.005em; line-height: 1.3; margin: 0 0 .75rem; }
h1 { font-size: 1.625rem; }
h2 { font-size: 1.125rem; }
h3 { font-size: 1rem; }
p { margin: 0 0 .75rem; max-width: 70ch; }
a { color: var(--dk-ink-text); text-underline-offset: .15em; }
code { background: var(--dk-sunken); border-radius: .25rem; font-size: .9375em; overflow-wrap: anywhere; padding: .1rem .3rem; }
:focus-visible { outline: 2px solid var(--dk-focus); outline-offset: 2px; }

.bar { align-items: center; background: var(--dk-card); border-bottom: 1px solid var(--dk-line); display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; justify-content: space-between; min-height: 3.5rem; padding: .5rem max(1.5rem, (100% - 72rem) / 2); }
.product { align-items: center; display: inline-flex; font-weight: 650; gap: .625rem; }
.sign rect { fill: var(--dk-ink-fill); }
.sign path { fill: none; stroke: var(--dk-ink-on-fill); stroke-linecap: round; stroke-width: 2.25; }
.back { align-items: center; display: inline-flex; min-height: 2.75rem; text-decoration: none; }
.back:hover { text-decoration: underline; }
.back::before { content: "\\2190"; padding-inline-end: .5rem; }
.notice { background: var(--dk-warning-soft); border-bottom: 1px solid var(--dk-warning-line); color: var(--dk-warning-on-soft); font-size: .9375rem; margin: 0; max-width: none; padding: .5rem max(1.5rem, (100% - 72rem) / 2); }
main { margin: 0 auto; max-width: 75rem; padding: 1.5rem 1.5rem 3rem; }
main.narrow { max-width: 36rem; }
.card { background: var(--dk-card); border: 1px solid var(--dk-line); border-radius: .5rem; margin: 0 0 1rem; padding: 1.25rem; }
.card > :last-child { margin-bottom: 0; }
.soft { color: var(--dk-text-soft); }
.lead { color: var(--dk-text-soft); }

form { display: grid; gap: .75rem; justify-items: start; margin: 0; }
label { display: grid; font-weight: 600; gap: .25rem; grid-template-columns: minmax(0, 1fr); width: 100%; }
input:not([type="hidden"]), select, textarea { background: var(--dk-card); border: 1px solid var(--dk-line-control); border-radius: .375rem; color: var(--dk-text); font: inherit; font-weight: 400; min-height: 2.75rem; padding: .5rem .75rem; width: 100%; }
[aria-invalid="true"] { border-color: var(--dk-red-text); }
button, .button { align-items: center; background: var(--dk-ink-fill); border: 1px solid var(--dk-ink-fill); border-radius: .375rem; color: var(--dk-ink-on-fill); cursor: pointer; display: inline-flex; font: inherit; font-weight: 600; gap: .35em; justify-content: center; min-height: 2.75rem; padding: .5rem 1.25rem; text-decoration: none; }
button:hover, .button:hover { background: var(--dk-ink-fill-hover); }
button.quiet { background: var(--dk-card); border-color: var(--dk-line-control); color: var(--dk-text); }
button.quiet:hover { background: var(--dk-sunken); }
.buttons { display: flex; flex-wrap: wrap; gap: .75rem; }
.error { color: var(--dk-red-text); font-weight: 400; }
.warning { border-inline-start: .25rem solid var(--dk-line-control); font-weight: 600; padding-inline-start: .75rem; }
.ways { display: grid; gap: .5rem; list-style: none; margin: 1rem 0 0; padding: 0; }

dl { display: grid; gap: .25rem 1.5rem; grid-template-columns: max-content minmax(0, 1fr); margin: 0 0 1rem; }
dt { color: var(--dk-text-soft); }
dd { margin: 0; overflow-wrap: anywhere; }

.scroll { background: var(--dk-card); border: 1px solid var(--dk-line); border-radius: .5rem; overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid var(--dk-line); padding: .5rem .75rem; text-align: start; vertical-align: top; }
th { color: var(--dk-text-soft); font-weight: 600; }
tr:last-child td { border-bottom: 0; }

.scenarios { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr)); }
.scenarios .card { display: grid; grid-template-rows: auto 1fr auto; margin: 0; }
section + section, .scenarios + h2, ul + h2 { margin-top: 2rem; }

.signing { display: grid; gap: 0 2rem; grid-template: "intro intro" "documents decide" "levers levers" / minmax(0, 1fr) 22rem; }
.intro { grid-area: intro; }
.documents { grid-area: documents; min-width: 0; }
.decide { align-self: start; grid-area: decide; position: sticky; top: 1rem; }
.levers { border-top: 1px dashed var(--dk-line-control); color: var(--dk-text-soft); grid-area: levers; margin-top: 2rem; padding-top: 1.25rem; }
.first button { width: 100%; }
.papers { list-style: none; margin: 0; padding: 0; }
.paper-head { align-items: baseline; display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; justify-content: space-between; margin-bottom: .75rem; }
.paper-head h3 { margin: 0; }
iframe { background: #fff; border: 1px solid var(--dk-line); border-radius: .375rem; display: block; height: min(75vh, 56rem); width: 100%; }
summary { color: var(--dk-ink-text); cursor: pointer; padding: .625rem 0; width: fit-content; }
.choice { background: var(--dk-card); border: 1px solid var(--dk-line); border-radius: .5rem; margin: 0 0 1rem; padding: 0 1.25rem; }
.choice[open] { padding-bottom: 1.25rem; }
.choice summary { font-weight: 600; width: 100%; }

@media (width < 60rem) {
  main, .bar, .notice { padding-inline: 1rem; }
  .signing { grid-template: "intro" "documents" "first" "others" "levers" / minmax(0, 1fr); }
  .decide { display: contents; }
  .first { bottom: 0; grid-area: first; margin: 0 -1rem 1rem; position: sticky; border-inline: 0; border-radius: 0; padding: .75rem 1rem; }
  .first { gap: .5rem; }
  .first p { font-size: .9375rem; margin: 0; }
  .others { grid-area: others; }
  iframe { height: 60vh; }
  dl { gap: 0; grid-template-columns: minmax(0, 1fr); }
  dd { margin-bottom: .5rem; }
}

@media (forced-colors: active) {
  button, .button { border: 2px solid ButtonText; }
}
`;
