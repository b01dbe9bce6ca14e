/**
 * A webpack loader that joins neighbouring strings among the rules of a styled component once, where the component is made.
 * styled-components joins them at every render of every element and looks the new string up, which took a tenth of a server
 * render: our styles are strings between names of tokens. `npm run bench` holds the figure.
 */
module.exports = function joinStaticRules(source) {
  const joined =
    '$2.reduce((rules,rule)=>{typeof rule=="string"&&typeof rules.at(-1)=="string"?rules.push(rules.pop()+rule):rules.push(rule);return rules},[])';
  const patched = source.replace(/(constructor\((\w),\w,\w\)\{this\.rules=)\2(?=,this\.componentId=)/, `$1${joined}`);
  if (patched === source)
    this.emitError(new Error('styled-components no longer holds the constructor that this loader changes'));
  return patched;
};
