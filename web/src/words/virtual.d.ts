declare module 'virtual:words' {
  interface Language {
    /** what its speakers call it */
    name: string;
    parts: Record<string, () => Promise<{ default: string }>>;
  }
  const languages: Record<string, Language>;
  export default languages;
}
