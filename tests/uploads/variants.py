"""Writes variants of files as programs write them: variants.py FROM TO. Prints nothing."""
import csv
import io
import itertools
import pathlib
import re
import sys
import zipfile

source, target = map(pathlib.Path, sys.argv[1:])

ROWS = [
    ["Datum", "Popis", "Částka"],
    ["2026-11-01", 'Nájem "Žižkov"; byt', "12 000,50"],
    ["2026-11-02", "Platba\nza dva řádky", "-3"],
]
CYRILLIC = [["Датум", "Опис", "Износ"], ["2026-11-01", "Кирија", "12.000,50"]]
PAGES = ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1250", "cp852", "iso8859-2"]
CYRILLIC_PAGES = ["utf-8", "utf-16-le", "cp1251", "cp855", "iso8859-5"]
DELIMITERS = {"comma": ",", "semicolon": ";", "tab": "\t", "bar": "|"}


def write_tables():
    tables = [(ROWS, page) for page in PAGES] + [(CYRILLIC, page) for page in CYRILLIC_PAGES]
    for (rows, page), (name, sign) in itertools.product(tables, DELIMITERS.items()):
        text = io.StringIO()
        csv.writer(text, delimiter=sign, lineterminator="\r\n").writerows(rows)
        first = "sep=" + sign + "\r\n" if page == "utf-8-sig" else ""
        letters = "latin" if rows is ROWS else "cyrillic"
        path = target / f"{letters}-{page}-{name}.csv"
        path.write_bytes((first + text.getvalue()).encode(page))
        if name == "semicolon" and not page.startswith("utf-16"):
            for ending, mark in {"dos": b"\x1a", "page": b"\x0c", "block": b"\x1a" * 40}.items():
                path.with_stem(path.stem + "-" + ending).write_bytes(path.read_bytes() + mark)


def plain(name, content):
    return name, content


def backslashes(name, content):
    return name.replace("/", "\\"), content


def other_case(name, content):
    return (name.upper() if name.endswith("document.xml") else name), content


def renamed(name, content):
    """As Word Online does: the main part has a number."""
    if name in ("[Content_Types].xml", "_rels/.rels"):
        content = re.sub(rb"(word/document|xl/workbook)\.xml", rb"\g<1>2.xml", content)
    name = re.sub(r"^(word/document|xl/workbook)\.xml$", r"\g<1>2.xml", name)
    name = re.sub(r"^(word|xl)/_rels/(document|workbook)\.xml\.rels$", r"\1/_rels/\g<2>2.xml.rels", name)
    return name, content


class Pipe(io.RawIOBase):
    """Cannot be sought, so that sizes follow the data as in streams."""

    def __init__(self, file):
        self.file = file

    def writable(self):
        return True

    def write(self, data):
        return self.file.write(data)


def write_archives(path):
    with zipfile.ZipFile(path) as archive:
        parts = [(name, archive.read(name)) for name in archive.namelist()]

    def rewritten(label, change=plain, method=zipfile.ZIP_DEFLATED, order=1, stream=False, comment=b""):
        to = target / f"{path.stem}-{label}{path.suffix}"
        with open(to, "wb") as file:
            with zipfile.ZipFile(Pipe(file) if stream else file, "w", method) as archive:
                for name, content in parts[::order]:
                    archive.writestr(*change(name, content))
                archive.comment = comment

    rewritten("stored", method=zipfile.ZIP_STORED)
    rewritten("reversed", order=-1)
    rewritten("streamed", stream=True)
    rewritten("comment", comment=b"written by a program")
    rewritten("backslashes", backslashes)
    rewritten("renamed", renamed)
    rewritten("case", other_case)


AROUND = {
    "mark": (b"\xef\xbb\xbf", b""),
    "lines": (b"\r\n\r\n", b""),
    "mail": (b"Content-Type: application/pdf\r\nX: y\r\n\r\n", b"\r\n--boundary--\r\n"),
    "far": (b" " * 1000, b""),
    "zeros": (b"", b"\x00" * 512),
    "disk": (b"", b"\x00" * 65536),
    "text": (b"", b"<!-- served in 12 ms -->\n"),
}


def write_around(path):
    for label, (before, after) in AROUND.items():
        to = target / f"{path.stem}-{label}.pdf"
        to.write_bytes(before + path.read_bytes() + after)


write_tables()
for path in source.iterdir():
    if path.suffix in (".docx", ".xlsx"):
        write_archives(path)
    if path.suffix == ".pdf":
        write_around(path)
