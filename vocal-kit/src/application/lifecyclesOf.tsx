import type { PageConfig } from '@marquee/shared/domain';
import type { FunctionComponent } from 'react';
import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { BrokenPage } from './BrokenPage.tsx';

function slot(): HTMLElement {
  const element = document.getElementById('vocal-slot');
  if (!element) throw new Error('Could not find the vocal slot in page');
  return element;
}

/** The single-spa lifecycles of an application of the creator host, which the shell mounts into its slot. */
export function lifecyclesOf(Application: FunctionComponent<{ config: PageConfig }>) {
  return singleSpaReact({
    React,
    ReactDOMClient,
    renderType: 'createRoot',
    rootComponent: Application,
    domElementGetter: slot,
    errorBoundary: (error) => {
      console.error(error);
      return <BrokenPage />;
    },
  });
}
