import { type AlterTableCmd, type Node, parse } from 'libpg-query';

export type Migration = { tag: string; sql: string };

/** A statement after which the previous version may fail. */
export type IncompatibleStatement = { tag: string; statement: string; reason: string };

/** Kinds of objects that a statement of the previous version can name. */
const namedObjects: ReadonlySet<string> = new Set([
  ...['OBJECT_TABLE', 'OBJECT_VIEW', 'OBJECT_MATVIEW', 'OBJECT_SEQUENCE', 'OBJECT_TYPE', 'OBJECT_DOMAIN'],
  ...['OBJECT_SCHEMA', 'OBJECT_FUNCTION', 'OBJECT_COLUMN', 'OBJECT_ATTRIBUTE'],
]);
/** Constraints that give a new column a value in rows of the previous version. */
const valueConstraints: ReadonlySet<string> = new Set(['CONSTR_DEFAULT', 'CONSTR_GENERATED', 'CONSTR_IDENTITY']);

/** Objects that the migrations have created so far, and constraints that they have dropped. */
type Known = { created: Set<string>; dropped: Set<string> };

/**
 * Finds statements that break the version before, which runs during an upgrade and after a way back. These statements
 * remove or rename what the version may use, or refuse rows that it may write. Tables that the migrations themselves create
 * may change in any way. The check parses the SQL, but does not look into functions and triggers.
 */
export async function incompatibleStatements(migrations: readonly Migration[]): Promise<IncompatibleStatement[]> {
  const found: IncompatibleStatement[] = [];
  const known: Known = { created: new Set(), dropped: new Set() };
  for (const { tag, sql } of migrations) {
    const bytes = Buffer.from(sql);
    const { stmts = [] } = await parse(sql);
    for (const { stmt, stmt_location: start = 0, stmt_len: length } of stmts) {
      const reason = stmt && reasonAgainst(stmt, known);
      const end = length === undefined ? undefined : start + length;
      if (reason) found.push({ tag, statement: oneLine(bytes.subarray(start, end).toString()), reason });
    }
  }
  return found;
}

function reasonAgainst(statement: Node, known: Known): string | undefined {
  if ('CreateStmt' in statement) known.created.add(statement.CreateStmt.relation?.relname ?? '');
  if ('RenameStmt' in statement) {
    const { renameType = '', relation } = statement.RenameStmt;
    const isNew = known.created.has(relation?.relname ?? '');
    return namedObjects.has(renameType) && !isNew ? 'renames what the previous version may use' : undefined;
  }
  if ('DropStmt' in statement) {
    const { removeType = '', objects = [] } = statement.DropStmt;
    const isNew = removeType === 'OBJECT_TABLE' && objects.every((object) => known.created.has(tableOf(object)));
    return namedObjects.has(removeType) && !isNew ? 'drops what the previous version may use' : undefined;
  }
  if ('IndexStmt' in statement) {
    const { unique, relation } = statement.IndexStmt;
    const isNew = known.created.has(relation?.relname ?? '');
    return unique && !isNew ? 'may refuse rows of the previous version' : undefined;
  }
  if ('DoStmt' in statement) return 'runs code that this check does not read';
  if (!('AlterTableStmt' in statement)) return undefined;
  const { relation, cmds = [] } = statement.AlterTableStmt;
  const table = relation?.relname ?? '';
  const reasons = cmds.map((one) =>
    'AlterTableCmd' in one ? reasonAgainstChange(one.AlterTableCmd, table, known) : '',
  );
  return known.created.has(table) ? undefined : reasons.find(Boolean);
}

function reasonAgainstChange(change: AlterTableCmd, table: string, { dropped }: Known): string | undefined {
  const { subtype, name, def } = change;
  const constraint = def && 'Constraint' in def ? def.Constraint : undefined;
  if (subtype === 'AT_DropColumn') return 'drops what the previous version may use';
  if (subtype === 'AT_AlterColumnType') return 'changes the type of a column that the previous version may use';
  if (subtype === 'AT_SetNotNull') return 'may refuse rows of the previous version';
  if (subtype === 'AT_DropConstraint') dropped.add(`${table}.${name}`);
  // A constraint that replaces another of the same name usually allows more values. A reviewer checks this.
  if (subtype === 'AT_AddConstraint' && !dropped.has(`${table}.${constraint?.conname}`))
    return 'may refuse rows of the previous version';
  if (subtype !== 'AT_AddColumn' || !def || !('ColumnDef' in def)) return undefined;
  const kinds = (def.ColumnDef.constraints ?? []).map((one) =>
    'Constraint' in one ? (one.Constraint.contype ?? '') : '',
  );
  const isRequired = kinds.includes('CONSTR_NOTNULL') || kinds.includes('CONSTR_PRIMARY');
  return isRequired && !kinds.some((kind) => valueConstraints.has(kind))
    ? 'needs a value that the previous version does not write'
    : undefined;
}

/** Returns the last part of a table's name, without its schema. */
function tableOf(object: Node): string {
  const last = 'List' in object ? object.List.items?.at(-1) : undefined;
  return last && 'String' in last ? (last.String.sval ?? '') : '';
}

function oneLine(sql: string): string {
  return sql.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim();
}
