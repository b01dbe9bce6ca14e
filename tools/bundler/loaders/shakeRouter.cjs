/**
 * A webpack loader for React Router's production file. A name for developers, assigned to each component after it is made, keeps
 * the bundler from leaving out those that nobody uses: `Form`, `Link`, `NavLink`, and what they alone use.
 */
module.exports = function shakeRouter(source) {
  const shaken = source
    .replace(/^(?:Form|HistoryRouter|Link|NavLink)\.displayName = "\w+";$/gm, '')
    .replace(/^(var (?:Form|Link|NavLink) = )(React\d*\.forwardRef\()/gm, '$1/* @__PURE__ */ $2');
  return shaken;
};
