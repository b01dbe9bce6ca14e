/** Style of the status page. It has no fonts, pictures or scripts, because the page must work when everything else fails. */
export const style = `
:root {
  color-scheme: light dark;
  --paper: #f6f5f1; --card: #fff; --ink: #17171c; --muted: #56565f; --line: #d9d7cf; --soft: #efede6;
  --accent: #17171c; --accent-ink: #ffd60a; --link: #0b4ea2; --good: #0c6b3d; --bad: #b3202a; --mark: #fff3c2; --mark-line: #c79a00;
  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #111114; --card: #1a1a1f; --ink: #f1f0ea; --muted: #a9a8b2; --line: #35353d; --soft: #222228;
    --accent: #ffd60a; --accent-ink: #17171c; --link: #8ab8ff; --good: #6fd8a0; --bad: #ff8f8f; --mark: #352d0d; --mark-line: #ffd60a;
  }
}
*, ::before, ::after { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.skip { position: absolute; left: -999px; }
.skip:focus { left: 8px; top: 8px; z-index: 1; background: var(--card); padding: 8px; }
.bar { background: #17171c; color: #f6f5f1; border-bottom: 4px solid #ffd60a; }
.bar > div { display: flex; flex-wrap: wrap; gap: 4px 24px; align-items: center; justify-content: space-between; }
.bar > div, main { max-width: 1200px; margin: 0 auto; padding: 12px 20px; }
.bar a { color: #ffd60a; font-weight: 800; font-size: 20px; letter-spacing: -.01em; text-decoration: none; }
.bar a span { color: #f6f5f1; font-weight: 400; }
.bar form { display: flex; gap: 12px; align-items: center; font-size: 14px; }
.bar :focus-visible { outline-color: #ffd60a; }
main { padding-bottom: 64px; }
h1 { font-size: 28px; line-height: 1.2; letter-spacing: -.02em; margin: 24px 0 4px; }
h2 { font-size: 20px; margin: 40px 0 12px; padding-bottom: 6px; border-bottom: 2px solid var(--ink); }
h3 { font-size: 17px; margin: 20px 0 8px; }
.card h3 { margin: 0; }
p { margin: 0 0 8px; }
code { font-family: var(--mono); font-size: .9em; }
.muted, time, caption { color: var(--muted); font-size: 14px; }
.grid { display: grid; gap: 16px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 270px), 1fr)); }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 16px; display: flex; flex-direction: column; gap: 8px; }
.card p { margin: 0; }
.card .version { font-size: 18px; }
.canary, .notice { background: var(--mark); border-left: 4px solid var(--mark-line); padding: 8px 12px; border-radius: 4px; }
.notice { margin: 16px 0; }
.problem { border-color: var(--bad); background: var(--soft); }
.actions { display: flex; flex-wrap: wrap; gap: 8px; margin-top: auto; padding-top: 8px; }
.button, button {
  font: inherit; font-weight: 600; font-size: 15px; border-radius: 6px; padding: 7px 14px; min-height: 40px; cursor: pointer;
  border: 1px solid var(--accent); background: var(--accent); color: var(--accent-ink); text-decoration: none; display: inline-block;
}
.plain { background: transparent; color: inherit; border-color: currentColor; }
.button:hover, button:hover { text-decoration: underline; }
.scroll { overflow-x: auto; }
.scroll th[scope=row], .scroll td:not(.number) { min-width: 200px; }
table { border-collapse: collapse; width: 100%; background: var(--card); border: 1px solid var(--line); }
caption { text-align: left; padding-bottom: 6px; }
th, td { text-align: left; vertical-align: top; padding: 8px 12px; border-top: 1px solid var(--line); }
thead th { font-size: 14px; color: var(--muted); border-top: 0; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
meter { width: 100%; min-width: 80px; height: 12px; }
details { background: var(--card); border: 1px solid var(--line); border-radius: 6px; margin-bottom: 6px; }
summary { padding: 8px 12px; cursor: pointer; }
details > div { padding: 4px 12px 12px; border-top: 1px solid var(--line); }
details ul { margin: 8px 0 0; padding: 0; list-style: none; }
details li { padding: 6px 0; border-top: 1px solid var(--soft); }
.tag { display: inline-block; font-size: 13px; font-weight: 700; padding: 0 8px; border-radius: 10px; border: 1px solid currentColor; }
.good { color: var(--good); }
.bad { color: var(--bad); }
.log { list-style: none; margin: 0; padding: 0; background: var(--card); border: 1px solid var(--line); border-radius: 8px; }
.log li { padding: 8px 12px; border-top: 1px solid var(--line); }
.log li:first-child { border-top: 0; }
.log time { display: block; }
.narrow { max-width: 480px; }
.field { display: block; margin: 16px 0 8px; font-weight: 600; }
input { display: block; width: 100%; font: inherit; margin-top: 4px; padding: 9px 12px; border: 1px solid var(--muted); border-radius: 6px; background: var(--card); color: var(--ink); }
pre { white-space: pre-wrap; margin: 0; font: inherit; font-size: 15px; color: var(--muted); }
.sample { margin: 6px 0 0; }
.sample div, .log li { overflow-wrap: anywhere; }
.looks { display: grid; gap: 16px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr)); }
figure { margin: 0; }
figcaption { font-size: 14px; color: var(--muted); margin-bottom: 4px; }
.looks img { display: block; width: 100%; border: 1px solid var(--line); background: #fff; }
.compact th, .compact td { padding: 4px 8px; font-size: 14px; }
.unseen { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
@media (max-width: 600px) {
  .bar > div, main { padding-left: 16px; padding-right: 16px; }
  th, td { padding: 8px; }
  /* Each row is a card: a table that is wider than the window hides its figures. */
  .scroll :is(table, caption, tbody, tr, th, td) { display: block; }
  .scroll caption { padding: 8px; }
  .scroll thead { display: none; }
  .scroll tr { border-top: 1px solid var(--line); padding: 4px 0; }
  .scroll th, .scroll td { border: 0; padding: 2px 8px; }
  .scroll td.number { display: grid; grid-template-columns: 1fr auto; }
  .scroll td.number::before { content: attr(data-label); color: var(--muted); text-align: left; }
  .scroll td.number .tag { grid-column: 2; }
  .scroll td.number meter { grid-column: 1 / -1; }
}
`;
