const withoutDocker =
  'The journeys have no container runtime. One runs the services of the compose file (12-image.spec.ts).';
const withoutCluster = 'The journeys have no cluster. A test checks the manifests (manifests.test.ts).';

/** Documented commands that no journey runs, with the reason. */
export const unwalkedCommands: Readonly<Record<string, string>> = {
  'npm test': 'It runs the other tests, which a journey cannot contain.',
  'npm run dev -- mf-post --on https://beat.example.com --token …':
    'The browser test of overrides walks it (override.spec.ts).',
  'npm run release -- mf-post --accept content':
    'It is a release with one check less. Tests of the gate and of twoNodes.spec.ts accept checks.',
  "curl -X PUT -H \"Authorization: Bearer $RELEASE_TOKEN\" -H 'content-type: application/gzip' --data-binary @mf-post.tgz 'http://127.0.0.1:3000/_marquee/api/releases/mf-post/0.1.0-303655ceb6?canary=10'":
    'The release command of a team makes the same call.',
  'tar --sort=name --mtime=@0 --owner=0 --group=0 -C shell/dist/production -cf - manifest.json server | gzip -9n > shellRelease-<commit>.tar.gz':
    'It makes a file for tests of the server.',
  'npm run release -- mf-post promote': 'A journey runs it with RELEASE_URL and RELEASE_TOKEN in front.',
  'npm run marquee -- site new slow-food --name "Slow Food" --subject "slow food" --zone Europe/Rome --palette forest':
    'The browser test of a new site walks it (newSite.spec.ts).',
  'cd docs/examples/compose': withoutDocker,
  'cp .env.example .env': withoutDocker,
  'docker compose up -d --build': withoutDocker,
  'docker compose run --rm marquee user create you@example.com Your Name --admin': withoutDocker,
  'kubectl apply -k docs/examples/kubernetes': withoutCluster,
  'kubectl -n marquee wait --for=condition=complete job/migrate job/release --timeout=5m': withoutCluster,
  'kubectl -n marquee exec deploy/api -- /app/node_modules/node/bin/node /app/main.ts marquee user create you@example.com Your Name --admin':
    withoutCluster,
  'npm run release -- shell live <version> --to https://example.com --token …':
    'The browser tests of releases over HTTP make a published version live (overHttp.spec.ts).',
  'npm run release -- repair': 'It needs a damaged log. The unit tests of the registry repair one.',
};
