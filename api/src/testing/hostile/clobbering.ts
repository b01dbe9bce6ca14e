/** Ids and names that would shadow the page's own elements, or properties of the document. */
const ids = ['app', 'main', 'page-state', 'site-config', 'release-set', 'picture-1', 'shop', 'vocal-slot'] as const;
const names = ['currentScript', 'getElementById', 'body', 'cookie', 'forms', 'location', 'dataLayer'] as const;

export const clobbering = [
  ...ids.map((id) => `<p id="${id}">{"site": "x"}</p>`),
  ...ids.map((id) => `<a name="${id}" href="#${id}">x</a>`),
  ...names.map((name) => `<img name="${name}" src="/res/media/image/upload/x" alt="">`),
  ...names.map((name) => `<form id="${name}" name="${name}"><input name="${name}" id="${name}"></form>`),
  '<form id=attributes><input name=attributes><input id=nodeName name=parentNode></form>',
  '<a id=x></a><a id=x name=y href="tel:1">x</a>',
  '<iframe name=self src="https://player.vimeo.com/video/12345"></iframe>',
  '<object name=dataLayer></object><embed name=document>',
  '<script type="application/json" id="page-state">{"posts":{}}</script>',
  '<p class="header" data-page data-scheme="dark" is="x-y" slot="x" part="x" itemprop="x">x</p>',
  '<p role="alert" aria-live="assertive" aria-label="Deleted" tabindex="1" accesskey="a">x</p>',
  '<label for="search">x</label><output for="app">x</output>',
] as const;
