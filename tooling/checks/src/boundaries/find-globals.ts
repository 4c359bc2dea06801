import { Visitor, type Node, type Program } from 'oxc-parser';

/** A global of the platform that a file uses: `fetch`, `Date.now`, `new Date()`. */
export interface GlobalUse {
  name: string;
  offset: number;
}

/**
 * Lists the globals a file uses. A name the file declares itself (a parameter called `window`, say a
 * registration window) is no global.
 */
export function findGlobals(program: Program): GlobalUse[] {
  const declared = new Set<string>();
  const keys = new Set<number>();
  const uses = new Map<string, GlobalUse>();
  const use = (name: string, offset: number): void => {
    uses.set(`${name}@${offset}`, { name, offset });
  };
  const bind = (pattern: Node): void => {
    for (const name of boundNames(pattern)) declared.add(name);
  };
  const skipKey = (node: { computed?: boolean; shorthand?: boolean; key: Node }): void => {
    if (!node.computed && !node.shorthand) keys.add(node.key.start);
  };
  const parameters = (node: { params: readonly Node[] }): void => node.params.forEach(bind);

  new Visitor({
    VariableDeclarator: (node) => bind(node.id),
    FunctionDeclaration: (node) => {
      if (node.id) bind(node.id);
      parameters(node);
    },
    FunctionExpression: parameters,
    ArrowFunctionExpression: parameters,
    ClassDeclaration: (node) => {
      if (node.id) bind(node.id);
    },
    CatchClause: (node) => {
      if (node.param) bind(node.param);
    },
    ImportSpecifier: (node) => {
      keys.add(node.imported.start);
      bind(node.local);
    },
    ImportDefaultSpecifier: (node) => bind(node.local),
    ImportNamespaceSpecifier: (node) => bind(node.local),
    TSFunctionType: parameters,
    TSMethodSignature: (node) => {
      skipKey(node);
      parameters(node);
    },
    Property: skipKey,
    MethodDefinition: skipKey,
    PropertyDefinition: skipKey,
    TSPropertySignature: skipKey,
    ExportSpecifier: (node) => keys.add(node.exported.start),
    MemberExpression: (node) => {
      if (node.computed || node.property.type !== 'Identifier') return;
      keys.add(node.property.start);
      if (node.object.type === 'Identifier') use(`${node.object.name}.${node.property.name}`, node.start);
    },
    NewExpression: (node) => {
      if (node.callee.type === 'Identifier' && node.arguments.length === 0)
        use(`new ${node.callee.name}()`, node.start);
    },
    CallExpression: (node) => {
      if (node.arguments.length > 0) return;
      const { callee } = node;
      if (callee.type === 'Identifier') use(`${callee.name}()`, node.start);
      if (
        callee.type === 'MemberExpression' &&
        callee.object.type === 'Identifier' &&
        callee.property.type === 'Identifier'
      )
        use(`${callee.object.name}.${callee.property.name}()`, node.start);
    },
    Identifier: (node) => {
      if (!keys.has(node.start)) use(node.name, node.start);
    },
  }).visit(program);
  return [...uses.values()].filter(({ name }) => !declared.has(name));
}

function boundNames(pattern: Node): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((one) =>
        boundNames(one.type === 'RestElement' ? one.argument : one.value),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((one) => (one ? boundNames(one) : []));
    case 'AssignmentPattern':
      return boundNames(pattern.left);
    case 'RestElement':
      return boundNames(pattern.argument);
    default:
      return [];
  }
}
