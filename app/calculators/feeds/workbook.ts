import { calculators, workbookPath } from "#app/calculators/calculators.server.ts";
import { workbookOf } from "#app/calculators/workbook/workbook.server.ts";

const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

export async function loader({ params }: { params: { document: string } }): Promise<Response> {
  const page = calculators().find((entry) => workbookPath(entry).endsWith(`/${params.document}`))!;
  const body = (await workbookOf(page)) as Uint8Array<ArrayBuffer>;
  return new Response(body, { headers: { "Content-Type": TYPE } });
}
