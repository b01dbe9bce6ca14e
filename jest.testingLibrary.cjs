const { configure } = require('@testing-library/dom');

// A loaded machine takes longer than the default second to render; a test that fails waits a little longer for it.
configure({ asyncUtilTimeout: 15_000 });
