"""Reads each csv named on its standard input with Python's csv; prints the names of those it can read."""
import csv
import sys

for path in sys.stdin.read().split("\n"):
    try:
        content = open(path, "rb").read()
        page = next(
            (one for one in ("utf-8-sig", "utf-16") if content.startswith((b"\xef\xbb\xbf", b"\xff\xfe"))),
            None,
        )
        page = "utf-16" if content.startswith((b"\xff\xfe", b"\xfe\xff")) else page
        pages = [page] if page else ["utf-8", "utf-16-le", "utf-16-be", "latin-1"]
        if page is None and 0 in content:
            pages = pages[1:3]
        for one in pages:
            try:
                list(csv.reader(content.decode(one).splitlines(True)))
                print(path)
                break
            except (UnicodeError, csv.Error):
                continue
    except OSError:
        continue
