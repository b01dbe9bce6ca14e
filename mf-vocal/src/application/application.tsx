import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { BrokenPage } from './BrokenPage.tsx';
import { VocalApplication } from './VocalApplication.tsx';

function slot(): HTMLElement {
  const element = document.getElementById('vocal-slot');
  if (!element) throw new Error('Could not find the vocal slot in page');
  return element;
}

/** The single-spa lifecycles of the creator platform, which the shell mounts into its slot. */
export const application = singleSpaReact({
  React,
  ReactDOMClient,
  renderType: 'createRoot',
  rootComponent: VocalApplication,
  domElementGetter: slot,
  errorBoundary: (error) => {
    console.error(error);
    return <BrokenPage />;
  },
});
