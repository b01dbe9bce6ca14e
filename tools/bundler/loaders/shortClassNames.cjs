/**
 * A webpack loader that gives a styled component with the short id `p0k0` one class, `p0k0a`, where the library gives it two: the id, for
 * selectors of other components, and a hash of its styles. Each takes ten bytes of a compressed page. Components whose rules depend on
 * properties keep both, as do those of development builds, whose long ids stay the same while their styles change. The mark of such a
 * component's styles in a page is `.p0k0{}` (shell/src/app/PageStyles.ts), which the browser's half reads here.
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
const readMark = [
  /(const (\w)=)(\w)\.match\((\w+)\);if\(\2\)\{(?=const \w=0\|parseInt)/,
  '$1/^\\.(\\w+)()\\{\\}$/.exec($3)||$3.match($4);if($2){$2[2]||$2.splice(1,2,GROUP($2[1]),$2[1],$2[1]+"a");',
];
const groupOf = /static registerId\(\w\)\{return (\w+)\(\w\)\}/;

module.exports = function shortClassNames(source) {
  const change = (text, [from, to]) => {
    const changed = text.replace(from, to);
    if (changed === text) this.emitError(new Error(`styled-components no longer holds ${from}`));
    return changed;
  };
  const [, group] = groupOf.exec(source) ?? [];
  return change(changes.reduce(change, source), readMark).replace('GROUP', group);
};
