import sax from "sax";

/** An element of a feed: its name and its own text. */
export type Xml = {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: Xml[];
};

/** Parses a document strictly. @throws Error for invalid or incomplete XML, or an undeclared prefix */
export function readXml(text: string): Xml {
  const whole: Xml = { name: "", attributes: {}, text: "", children: [] };
  const open = [whole];
  const parser = sax.parser(true, { xmlns: true });
  // Otherwise a truncated text would be no error.
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({ name, attributes: own }) => {
    const values = Object.entries(own as sax.QualifiedTag["attributes"]);
    const attributes = Object.fromEntries(values.map(([key, { value }]) => [key, value]));
    const element = { name, attributes, text: "", children: [] };
    open.at(-1)!.children.push(element);
    open.push(element);
  };
  parser.onclosetag = () => open.pop();
  parser.ontext = parser.oncdata = (words) => (open.at(-1)!.text += words);
  parser.write(text).close();
  return whole.children[0]!;
}

export const childrenOf = ({ children }: Xml, name: string): Xml[] =>
  children.filter((child) => child.name === name);

export const textIn = (element: Xml, name: string): string | undefined =>
  childrenOf(element, name)[0]?.text;
