import { describe, expect, it } from '@jest/globals';
import { createStore } from '@marquee/shared';
import type { SiteConfig } from '@marquee/shared/domain';
import { InPage, pageConfig } from '@marquee/shared/testing';
import { render, screen, within } from '@testing-library/react';
import { handle, Component as PrivacyPolicy } from './privacyPolicyRoute.tsx';

function renderPolicy(contact: SiteConfig['contact'] = {}) {
  return render(
    <InPage config={pageConfig({}, { contact })}>
      <PrivacyPolicy />
    </InPage>,
  ).container;
}

const sections = () => screen.getAllByRole('heading', { level: 2 }).slice(1);
const sectionOf = (name: string) => within(screen.getByRole('region', { name }));

describe('the privacy policy', () => {
  it('has all the sections of the specification, in this order', () => {
    renderPolicy();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Privacy Policy');
    expect(sections().map(({ textContent }) => textContent)).toEqual([
      'What personal information we collect',
      'When we collect information',
      'How we use your information',
      'How we protect your information',
      'Cookies',
      'Third-party disclosure',
      'Third-party links',
      'Advertising and how to opt out',
      'California Online Privacy Protection Act',
      'Children’s privacy',
      'Fair information practices',
      'Your choices',
      'Changes to this policy',
      'Contacting us',
    ]);
  });

  it('says what is collected, and when', () => {
    renderPolicy();
    expect(sectionOf('What personal information we collect').getByText('your name;')).toBeVisible();
    expect(sectionOf('What personal information we collect').getByText('your email address;')).toBeVisible();
    expect(sectionOf('When we collect information').getByText('subscribe to a newsletter;')).toBeVisible();
    expect(sectionOf('When we collect information').getByText(/enter information on our site/)).toBeVisible();
  });

  it('makes the promises of the specification', () => {
    renderPolicy();
    expect(sectionOf('Fair information practices').getByText(/by email within 1 business day/)).toBeVisible();
    expect(sectionOf('Children’s privacy').getByText(/do not market to children under 13/)).toBeVisible();
    const optOut = sectionOf('Advertising and how to opt out').getByRole('link', { name: 'opt-out page' });
    expect(optOut).toHaveAttribute('href', 'https://optout.networkadvertising.org/');
  });

  it("ends with the site's postal address, email and phone", () => {
    renderPolicy({
      postalAddress: '118 Ludlow Arcade, Harrow Bay',
      emailAddress: 'desk@marquee.example',
      phone: '+1 (555) 0118',
    });
    const contact = sectionOf('Contacting us');
    expect(contact.getByText('118 Ludlow Arcade, Harrow Bay')).toBeVisible();
    expect(contact.getByRole('link', { name: 'desk@marquee.example' })).toHaveAttribute(
      'href',
      'mailto:desk@marquee.example',
    );
    expect(contact.getByRole('link', { name: '+1 (555) 0118' })).toHaveAttribute('href', 'tel:+15550118');
  });

  it('leaves out fields that are not configured', () => {
    const container = renderPolicy();
    expect(container.querySelector('address')).toBeNull();
  });

  it('links from its contents to every section', () => {
    const container = renderPolicy();
    const links = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
    expect(links).toHaveLength(sections().length);
    for (const link of links) {
      const target = container.querySelector(link.getAttribute('href') ?? 'none');
      expect(target).toHaveTextContent(link.textContent);
    }
  });

  it('hides the standard header and has its own link to the site', () => {
    renderPolicy();
    expect(handle.hideHeader).toBe(true);
    expect(screen.getByRole('link', { name: 'Back to Marquee' })).toHaveAttribute('href', '/');
  });

  it('has metadata', () => {
    const state = createStore().getState();
    expect(handle.meta({ state, config: pageConfig(), params: {}, pathname: '/privacy-policy' })).toMatchObject({
      title: 'Privacy Policy | Marquee',
      canonicalPath: '/privacy-policy',
      jsonLd: [{ '@type': 'WebPage', dateModified: '2026-11-30' }, { '@type': 'BreadcrumbList' }],
    });
  });
});
