import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --name <what-changes>` in this folder writes the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/kernel/db/schema/*.ts',
  out: './src/kernel/db/migrations',
});
