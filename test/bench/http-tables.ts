export async function httpTables(_url: string, _folder: string): Promise<void> {}
