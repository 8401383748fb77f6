/** A file beside the pages, or an error that says which is missing. */
export async function fetched(url: string): Promise<Response> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`expected ${url}; got ${answer.status}`);
  return answer;
}
