/**
 * A webpack loader that gives a styled component with the short id `p0k0` one class, `p0k0a`, where the library gives it two: the id, for
 * selectors of other components, and a hash of its styles. Each takes ten bytes of a compressed page. Components whose rules depend on
 * properties keep both, as do those of development builds, whose long ids stay the same while their styles change. The mark of such a
 * component's styles in a page is an empty line after rules that begin with `.p0k0a`, and `.p0k0{}` after others
 * (shell/src/app/PageStyles.ts). The browser's half reads both here, and lines in the place of the library's own ends of rules.
 */
const changes = [
  [
    /(constructor\(\w,(\w),\w\)\{this\.rules=.*?,this\.componentId=\2)/,
    '$1,this.ownClass=this.rules.length===1&&this.rules[0]&&typeof this.rules[0]=="string"&&!$2.includes("-")?$2+"a":""',
  ],
  [/(\w=)(\w+\(\w+\(\w+\(this\.baseHash,\w\.hash\),\w\)>>>0\))/, '$1this.ownClass||$2'],
  [/\.\$\{(\w)\.styledComponentId\}/g, (_, name) => `.\${${name}.componentStyle.ownClass||${name}.styledComponentId}`],
  [/(\w+\((\w)\.foldedComponentIds,)(\2\.styledComponentId\))/, '$1$2.componentStyle.ownClass?"":$3'],
  [
    /(componentStyle:(\w),defaultProps:\w,foldedComponentIds:(\w),styledComponentId:(\w),[\s\S]*?let (\w)=)(\w+)\(\3,\4\)(;(?:return )?)(\w)&&\(\5\+=" "\+\8\)/,
    '$1$6($3,$2.ownClass?"":$4)$7$8&&($5=$6($5,$8))',
  ],
];
/** The groups of the marks are numbered as they come; the library's own have numbers. */
const readMarks = [
  [/(\.textContent\)&&void 0!==\w\?\w:""\)\.split\()\w\)/, '$1/(?:\\/\\*!sc\\*\\/)?\\n/)'],
  [
    /if\(!(\w)\)continue;(const (\w)=)\1\.match\((\w+)\);if\(\3\)\{(?=const \w=0\|parseInt[\s\S]*?else (\w)\.push)/,
    'if(!$1&&!$5.length)continue;$2($1?/^\\.(\\w+)()\\{\\}$/:/\\.(\\w+)()a(?!\\w)/).exec($1||$5[0])||$1.match($4);' +
      'if($3){$3[2]||$3.splice(1,2,GROUP($3[1]),$3[1],$3[1]+"a");',
  ],
];
const groupOf = /static registerId\(\w\)\{return (\w+)\(\w\)\}/;

module.exports = function shortClassNames(source) {
  const change = (text, [from, to]) => {
    const changed = text.replace(from, to);
    if (changed === text) this.emitError(new Error(`styled-components no longer holds ${from}`));
    return changed;
  };
  const [, group] = groupOf.exec(source) ?? [];
  return [...changes, ...readMarks].reduce(change, source).replace('GROUP', group);
};
