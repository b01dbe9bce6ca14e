/** Components of React Router that no page of ours uses. */
const unused = ['Form', 'Link', 'NavLink'];

/**
 * A webpack loader for the file of React Router that declares its components. It removes the assignment of a display name and marks
 * the component's declaration as pure, so that the bundler can leave out the component and what only it needs: 3.4 kB of every page.
 * Decision 138 says why, and what upstream would have to change.
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
