import ts from 'typescript';
import type { Guard } from './guard.js';

/** A source file from which guards are removed. */
export class Source {
  readonly root: ts.SourceFile;

  constructor(
    readonly file: string,
    readonly text: string,
  ) {
    this.root = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  }

  /** All descendants in source order. */
  *nodes(from: ts.Node = this.root): Generator<ts.Node> {
    yield from;
    const children: ts.Node[] = [];
    ts.forEachChild(from, (child) => void children.push(child));
    for (const child of children) yield* this.nodes(child);
  }

  /** The guard at a node, which `instead` replaces. */
  guard(node: ts.Node, instead: string, removal: string, prelude = ''): Guard {
    return this.guardBetween(node.getStart(), node.end, instead, removal, prelude);
  }

  guardBetween(start: number, end: number, instead: string, removal: string, prelude = ''): Guard {
    const { line } = this.root.getLineAndCharacterOfPosition(start);
    const shown = this.text.slice(start, end).replaceAll(/\s+/g, ' ');
    return {
      file: this.file,
      line: line + 1,
      removal: `${removal}: ${shown.length > 90 ? `${shown.slice(0, 90)}…` : shown}`,
      without: prelude + this.text.slice(0, start) + instead + this.text.slice(end),
    };
  }
}
