/** Content that stands in for the fixture site's, by the screen's name, until the test is over. */
export const changedScreens = new Map<string, object>()
