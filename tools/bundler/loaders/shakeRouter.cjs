/** Components of React Router that no page uses. */
const unused = ['Form', 'Link', 'NavLink'];

/**
 * A webpack loader for the file that declares React Router's components. It removes the assignment of a display name and marks the
 * declaration of the component as pure. The bundler can then leave out the component and its dependencies, which saves 3.4 kB on every
 * page. Decision 138 gives the reason, and the change that React Router would need.
 */
module.exports = function shakeRouter(source) {
  if (!/^function createBrowserRouter\(/m.test(source)) return source;
  return unused.reduce((text, name) => {
    const declaration = new RegExp(`^var ${name} = (?=React\\d*\\.forwardRef\\()`, 'm');
    const displayName = new RegExp(`^${name}\\.displayName = "\\w+";$`, 'm');
    if (!declaration.test(text) || !displayName.test(text))
      this.emitError(new Error(`React Router no longer declares ${name} as shakeRouter.cjs expects`));
    return text.replace(declaration, '$&/* @__PURE__ */ ').replace(displayName, '');
  }, source);
};
