import type { FastifyInstance } from 'fastify';

/** An argument or a field of a body as JSON Schema. */
export type InputSchema = { type?: string; maxLength?: number; properties?: Record<string, InputSchema> };

/** A call of Vocal as the api documents it. */
export type VocalCall = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with parameters in braces: `/api/vocal/posts/{id}`. */
  path: string;
  /** Names of the arguments after the question mark. */
  queries: readonly string[];
  /** Names of the fields of its body; undefined for a call without one. */
  fields: readonly string[] | undefined;
};

type Operation = {
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema: InputSchema }> };
};

/** Lists all calls of the api below /api/vocal. */
export function vocalCalls(app: FastifyInstance): VocalCall[] {
  const { paths = {} } = app.swagger() as { paths?: Record<string, Record<string, Operation>> };
  return Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/vocal/'))
    .flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { parameters = [], requestBody }]) => ({
        method: method.toUpperCase() as VocalCall['method'],
        path,
        queries: parameters.flatMap((parameter) => (parameter.in === 'query' ? [parameter.name] : [])),
        fields: requestBody && fieldsOf(requestBody.content['application/json']?.schema),
      })),
    );
}

/** `POST /api/vocal/posts/create`: the name of a call in tables. */
export function nameOfCall({ method, path }: Pick<VocalCall, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

function fieldsOf(schema: InputSchema | undefined): string[] | undefined {
  return schema?.properties && Object.keys(schema.properties);
}
