/** Names of a new part: `quiz`, `Quiz`, `mf-quiz`, `mf_quiz`. */
export type RemoteNames = { word: string; title: string; part: string; federationName: string };

export function namesOf(word: string): RemoteNames {
  return {
    word,
    title: word.charAt(0).toUpperCase() + word.slice(1),
    part: `mf-${word}`,
    federationName: `mf_${word}`,
  };
}

/** Package versions of a new part, taken from the existing parts. */
export type RemotePackages = {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

/**
 * Returns the files of a new part by their path in the repository. They are a page with its test, the part's definition
 * and its team's page, and they pass the repository's checks.
 */
export function remoteFiles(names: RemoteNames, packages: RemotePackages): Record<string, string> {
  const { word, title, part } = names;
  return {
    [`${part}/package.json`]: packageFile(names, packages),
    [`${part}/federation.ts`]: federationFile(names),
    [`${part}/README.md`]: readmeFile(names),
    [`${part}/CHANGELOG.md`]: changelogFile(names),
    [`${part}/src/${word}/${word}Route.tsx`]: routeFile(names),
    [`${part}/src/${word}/${title}Page.tsx`]: pageFile(names),
    [`${part}/src/${word}/${word}Meta.ts`]: metaFile(names),
    [`${part}/src/${word}/${word}Route.test.tsx`]: testFile(names),
    [`docs/teams/${word}.md`]: teamFile(names),
  };
}

const packageFile = ({ part }: RemoteNames, packages: RemotePackages) =>
  `${JSON.stringify({ name: `@marquee/${part}`, version: '0.1.0', private: true, type: 'module', ...packages }, null, 2)}\n`;

const federationFile = ({ word, part, federationName }: RemoteNames) => `\
import type { RemoteDefinition } from '@marquee/shared/remote';

export const remote: RemoteDefinition = {
  part: '${part}',
  federationName: '${federationName}',
  exposes: { './${word}': './src/${word}/${word}Route.tsx' },
  probes: [{ kind: '${word}', expose: './${word}', path: '/${word}' }],
  routes: [{ id: '${word}', path: '${word}', expose: './${word}' }],
};
`;

const routeFile = ({ word, title }: RemoteNames) => `\
import type { RouteHandle } from '@marquee/shared';
import { ${title}Page } from './${title}Page.tsx';
import { ${word}Meta } from './${word}Meta.ts';

/** The first page of this part, at \`/${word}\`. */
export const Component = ${title}Page;
export const handle: RouteHandle = { meta: ${word}Meta };
`;

const pageFile = ({ title }: RemoteNames) => `\
import { Container, headline, token, usePageConfig } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';

const Body = styled(Container)\`
  padding-block: \${token('space7')} \${token('space8')};
\`;

const Title = styled.h1\`
  \${headline('text4xl')}
  color: \${token('ink')};
\`;

const Words = styled.p\`
  margin-block-start: \${token('space3')};
  color: \${token('inkMuted')};
\`;

/** A page of its own inside the frame of each site. */
export function ${title}Page() {
  const { site } = usePageConfig();
  return (
    <Body>
      <Title>${title}</Title>
      <Words>Soon on {site.name}.</Words>
    </Body>
  );
}
`;

const metaFile = ({ word, title }: RemoteNames) => `\
import type { MetaArguments, PageMeta } from '@marquee/shared';

/** The metadata of the page at \`/${word}\`. */
export function ${word}Meta({ config, pathname }: MetaArguments): PageMeta {
  return {
    title: \`${title} | \${config.site.name}\`,
    description: \`${title} on \${config.site.name}.\`,
    canonicalPath: pathname,
  };
}
`;

const testFile = ({ word, title }: RemoteNames) => `\
import { expect, test } from '@jest/globals';
import { createStore } from '@marquee/shared';
import { InPage, pageConfig } from '@marquee/shared/testing';
import { render, screen } from '@testing-library/react';
import { handle, Component as ${title} } from './${word}Route.tsx';

test('the page has its heading and names the site', () => {
  render(
    <InPage>
      <${title} />
    </InPage>,
  );
  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
  expect(screen.getByText('Soon on Marquee.')).toBeVisible();
});

test('the page has a title and an address', () => {
  const state = createStore().getState();
  expect(handle.meta({ state, config: pageConfig(), params: {}, pathname: '/${word}' })).toMatchObject({
    title: '${title} | Marquee',
    canonicalPath: '/${word}',
  });
});
`;

const readmeFile = ({ word, title, part }: RemoteNames) => `\
# @marquee/${part}

${title}, at \`/${word}\`. [The team's page](../docs/teams/${word}.md) has commands and rules, [the
contract](../docs/contracts/remote.md) what the shell expects.

In \`src/\`:

- \`${word}/\`: \`${word}Route.tsx\` is the exposed module; metadata, the page
`;

const changelogFile = ({ part }: RemoteNames) => `\
# Changelog of ${part}

Newest first, one line for each change that a reader or another team notices. [How to write one](../CONTRIBUTING.md#commits-and-changelogs).

## ${new Date().toISOString().slice(0, 10)}
- The part begins.
`;

const teamFile = ({ word, title, part }: RemoteNames) => `\
# ${title} team: ${part}

[Where things are](../../${part}/README.md). [Change, test, release](README.md).

- **Change**: \`npm run dev -- ${part}\`, then \`http://marquee.localhost:3000/${word}\`.
- **A new page**: a route module in its own folder; its line in \`exposes\`, \`routes\` and \`probes\` of \`federation.ts\`. No other
  part is released for it.
`;
