import { describe, expect, it } from '@jest/globals';
import { createStore } from '@marquee/shared';
import { InPage, pageConfig } from '@marquee/shared/testing';
import { render, screen, within } from '@testing-library/react';
import { handle, Component as TermsOfUse } from './termsOfUseRoute.tsx';

function renderTerms() {
  render(
    <InPage>
      <TermsOfUse />
    </InPage>,
  );
}

describe('the terms of use', () => {
  it('speak to readers and to writers', () => {
    renderTerms();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Terms of Use');
    for (const name of ['Reading and sharing', 'Accounts on Vocal', 'Payment', 'Liability', 'Contact']) {
      expect(screen.getByRole('region', { name })).toBeVisible();
    }
  });

  it('link to the privacy policy, the creator platform and the editors', () => {
    renderTerms();
    expect(screen.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy-policy');
    expect(screen.getAllByRole('link', { name: 'Vocal' })[0]).toHaveAttribute('href', 'https://vocal.example');
    const contact = within(screen.getByRole('region', { name: 'Contact' }));
    expect(contact.getByRole('link', { name: 'desk@marquee.example' })).toBeVisible();
  });

  it('hide the standard header and have their own link to the site', () => {
    renderTerms();
    expect(handle.hideHeader).toBe(true);
    expect(screen.getByRole('link', { name: 'Back to Marquee' })).toHaveAttribute('href', '/');
  });

  it('have metadata', () => {
    const state = createStore().getState();
    expect(handle.meta({ state, config: pageConfig(), params: {}, pathname: '/terms-of-use' })).toMatchObject({
      title: 'Terms of Use | Marquee',
      canonicalPath: '/terms-of-use',
    });
  });
});
