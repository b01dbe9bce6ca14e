import type { FastifyInstance } from 'fastify';

/** Signs an account in and returns its cookie. */
export async function signIn(app: FastifyInstance, account: { email: string; password: string }): Promise<string> {
  const { email, password } = account;
  const response = await app.inject({ method: 'POST', url: '/api/vocal/auth/signin', payload: { email, password } });
  return String(response.headers['set-cookie']).split(';')[0] ?? '';
}

/** Signs up a writer who has written nothing, and returns her cookie. */
export async function signUpStranger(app: FastifyInstance): Promise<string> {
  const stranger = {
    firstName: 'Ola',
    lastName: 'Strand',
    email: 'ola@strand.example',
    password: 'kelp-and-barnacles',
  };
  await app.inject({ method: 'POST', url: '/api/vocal/auth/signup', payload: stranger });
  return signIn(app, stranger);
}
